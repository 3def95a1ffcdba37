import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rooms.module.css';
import { useSaveGroupMutation, useSetRightMutation } from './roomManagementApi.ts';
import type { RoomGroup, RoomItem, RoomView } from './roomShapes.ts';
import { useReadFolderQuery } from './roomsApi.ts';
import { TextButton } from './TextButton.tsx';

const LEVELS = ['Nothing', 'View', 'Download (watermarked)', 'Original'] as const;

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
              <section className={ui.scroll} aria-label="Permissions">
                <table className={styles.matrix}>
                  <thead>
                    <tr>
                      <th scope="col">Item</th>
                      {groups.map(({ id, name }) => (
                        <th key={id} scope="col">
                          {name}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {(folder?.items ?? []).map((item) => (
                      <tr key={item.id}>
                        <th scope="row">
                          {item.is_folder ? (
                            <TextButton onClick={() => setFolderId(item.id)}>
                              {item.place > 0 && `${item.place}  `}
                              {item.name}
                            </TextButton>
                          ) : (
                            item.name
                          )}
                        </th>
                        {groups.map((group) => (
                          <td key={group.id}>
                            <Right room={room} group={group} item={item} />
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

interface RightProps {
  readonly room: RoomView;
  readonly group: RoomGroup;
  readonly item: RoomItem;
}

function Right({ room, group, item }: RightProps) {
  const [set, { isLoading }] = useSetRightMutation();
  const own = item.rights?.[group.id];
  const above = LEVELS[item.levels?.[group.id] ?? 0] ?? '';
  return (
    <Select
      aria-label={`${group.name}: ${item.name}`}
      disabled={isLoading}
      value={own === undefined ? '' : String(own)}
      options={[
        ['', own === undefined ? `Inherit: ${above.toLowerCase()}` : 'Inherit'],
        ...LEVELS.map((label, level) => [String(level), label] as const),
      ]}
      onChange={({ target: { value } }) =>
        void set({
          roomId: room.id,
          groupId: group.id,
          itemId: item.id,
          level: value === '' ? null : Number(value),
        })
      }
    />
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
