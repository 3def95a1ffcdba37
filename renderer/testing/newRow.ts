/** The columns the server sets on a new record. */
export const NEW_ROW = {
  version: 1,
  owner_id: null,
  sharing: 'private',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  tags: [],
  do_not_contact: false,
};
