import type { Account } from '../session/account/account.ts';
import { adasAccount, adasData } from './fakeAccount.ts';
import type { DataReply, ReplyHandler } from './fakeData.ts';
import { ada } from './fakeHost.ts';

export const CONTACT_ID = '00000000-0000-4000-8000-0000000000c1';
export const TEAMMATE = { id: '00000000-0000-4000-8000-0000000000c2', name: 'Ben Mate' };

const initialRow = {
  id: CONTACT_ID,
  version: 1,
  owner_id: ada.userId,
  sharing: 'team',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null as string | null,
  cursor: 'c'.repeat(24),
  name: 'Cora Client',
  company: 'Old Oaks',
  job_title: null as string | null,
  role: 'buyer',
  email: 'cora@oaks.example',
  phone: '5125550134',
  city: 'Austin',
  state: 'TX',
  source: null,
  tags: ['warm'],
  notes: null,
  do_not_contact: false,
  no_calls: false,
  last_contact_at: null,
};

type Row = typeof initialRow;

/** A fake server with one contact. Like the real one, it only accepts changes to the last version read. */
export class FakeContacts {
  row: Row | null = { ...initialRow };
  /** `blind`: the caller can no longer see it. `reader`: the caller can see but not edit it. */
  mode: 'open' | 'unreachable' | 'blind' | 'reader' = 'open';
  /** Changes that an administrator made to the caller's account. */
  account: Partial<Account['profile']> = {};
  readonly writes: unknown[] = [];
  readonly comments: unknown[] = [];
  /** The server-side UI state of one user. */
  readonly kept = new Map<string, unknown>();
  #read = initialRow.version;

  /** Simulates a save by another user. */
  change(changes: Partial<Row>): void {
    if (this.row !== null) this.row = { ...this.row, ...changes, version: this.row.version + 1 };
  }

  readonly answer: ReplyHandler = ({ name, args }) => {
    const replies: Readonly<Record<string, () => DataReply>> = {
      'rpc my_account': () => ({
        data: {
          ...adasAccount,
          profile: { ...adasAccount.profile, ...this.account },
          roles: ['broker'],
          primary_role: 'broker',
        },
      }),
      'rpc find_contacts': () => ({ data: this.row === null ? [] : [this.row] }),
      'rpc count_contacts': () => ({ data: 1 }),
      'rpc record_people': () => ({ data: [{ id: ada.userId, name: 'Ada Quill' }, TEAMMATE] }),
      'rpc record_tags': () => ({ data: ['warm'] }),
      'rpc record_timeline': () => ({ data: [] }),
      'select record_tasks': () => ({ data: [] }),
      'select record_files': () => ({ data: [] }),
      'select saved_views': () => ({ data: [] }),
      'select shortlists': () => ({ data: [] }),
      'select client_shares': () => ({ data: [] }),
      'select community_associations': () => ({ data: [] }),
      'select events': () => ({ data: [] }),
      'rpc find_duplicates': () => ({ data: [] }),
      'select saved_values': () => ({
        data: [...this.kept].map(([key, value]) => ({ name: key, value })),
      }),
      'rpc save_value': () => this.#keep(args[0] as Readonly<Record<string, unknown>>),
      'select contacts': () => this.#select(),
      'update contacts': () => this.#update(args[0] as Partial<Row>),
      'rpc change_records': () =>
        this.#update((args[0] as { readonly p_changes: Partial<Row> }).p_changes),
      'upsert record_comments': () => {
        this.comments.push(args[0]);
        return { data: null };
      },
    };
    const reply = replies[name];
    if (reply === undefined) return adasData()({ name, args });
    const isAway = name.endsWith(' contacts') || name === 'rpc save_value';
    return this.mode === 'unreachable' && isAway
      ? { error: { message: 'Failed to fetch' }, status: 0 }
      : reply();
  };

  #keep({ p_name: name, p_value: value }: Readonly<Record<string, unknown>>): DataReply {
    if (value === null) this.kept.delete(String(name));
    else this.kept.set(String(name), value);
    return { data: null };
  }

  #select(): DataReply {
    if (this.mode === 'blind') return { data: null };
    this.#read = this.row?.version ?? 0;
    return { data: this.row };
  }

  #update(changes: Partial<Row>): DataReply {
    const { row } = this;
    const isMove = 'deleted_at' in changes;
    const isLate = row?.version !== this.#read || row.deleted_at !== null;
    if (this.mode !== 'open' || row === null || (isLate && !isMove)) return { data: [] };
    this.writes.push(changes);
    this.change(changes);
    this.#read = row.version + 1;
    return { data: [this.row] };
  }
}
