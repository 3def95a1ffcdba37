import type { DataClient } from '../../data/api/dataClient.ts';
import { anyTable } from './calls.ts';

interface Place {
  readonly kind: string;
  readonly recordId: string;
}

type Values = Readonly<Record<string, unknown>>;

const onRecord = ({ kind, recordId }: Place) => ({ kind, record_id: recordId });
/** Uses a client-generated ID, so that a retry doesn't create a duplicate. */
const ONCE = { onConflict: 'id', ignoreDuplicates: true };

export const addComment = (client: DataClient, place: Place, id: string, values: Values) =>
  anyTable(client)
    .from('record_comments')
    .upsert({ id, ...onRecord(place), ...values }, ONCE);

export const addTask = (client: DataClient, place: Place, id: string, values: Values) =>
  anyTable(client)
    .from('record_tasks')
    .upsert({ id, ...onRecord(place), ...values }, ONCE);

export const changeTask = (client: DataClient, id: string, values: Values) =>
  anyTable(client).from('record_tasks').update(values).eq('id', id);
