import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import styles from './Rooms.module.css';
import { useSaveGroupMutation } from './roomManagementApi.ts';
import type { RoomView } from './roomShapes.ts';
import { useReadFolderQuery } from './roomsApi.ts';
import { TextButton } from './TextButton.tsx';

/** Permissions of each group per folder and document; items without their own inherit from the parent. */
export function Rights({ room }: { readonly room: RoomView }) {
  const [folderId, setFolderId] = useState(room.root_id);
  const result = useReadFolderQuery({ roomId: room.id, folderId, as: null });
  const groups = room.groups ?? [];
  return (
    <div className={styles.stack}>
      <NewGroup room={room} />
      <Loaded answer={result} waiting={<Skeleton height="16rem" />}>
        {(folder) => {
          const ancestors = folder?.way ?? [];
          return (
            <>
              <nav aria-label="Folder" className={styles.way}>
                <TextButton onClick={() => setFolderId(room.root_id)}>Index</TextButton>
                {ancestors.map(({ id, name }) => (
                  <TextButton key={id} onClick={() => setFolderId(id)}>
                    {name}
                  </TextButton>
                ))}
              </nav>
              <PermissionMatrix
                room={room}
                groups={groups}
                items={folder?.items ?? []}
                onFolder={setFolderId}
              />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const SIDES = [
  ['buyer', 'Bidder or buyer'],
  ['other', 'Lender, counsel, or other'],
  ['seller', "Seller's side, can add documents"],
] as const;

const newGroup = z.object({ name: z.string().check(z.trim(), z.minLength(1)), side: z.string() });

function NewGroup({ room }: { readonly room: RoomView }) {
  const [save] = useSaveGroupMutation();
  const form = useSaveForm({
    schema: newGroup,
    defaultValues: { name: '', side: 'buyer' },
    save(group, id) {
      const isSeller = group.side === 'seller';
      return save({ roomId: room.id, id, ...group, adds: isSeller, signs: !isSeller });
    },
    clears: ['name'],
  });
  return (
    <Form aria-label="New group" className={styles.line} onSend={form.send}>
      <TextField label="New group" maxLength={80} {...form.field('name')} />
      <SelectField label="Side" options={SIDES} {...form.field('side')} />
      <Button type="submit" loading={form.isSubmitting} disabled={form.values.name.trim() === ''}>
        Add
      </Button>
    </Form>
  );
}
