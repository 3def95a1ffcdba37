import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { ada } from '../../testing/fakeHost.ts';
import { renderPart } from '../../testing/renderPart.tsx';
import { FilesTab } from './FilesTab.tsx';

const ID = '00000000-0000-4000-8000-0000000000a1';
const PLACE = 'http://backend.test/storage/v1/upload/resumable/a';

/** A fake chunked upload server; `answers` lists the response to each chunk, `wait` never completes. */
function serve(answers: ('taken' | 'broken' | 'wait')[], uploadOffset = 0) {
  const log: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    log.push(method);
    return method === 'POST'
      ? new Response(null, { status: 201, headers: { location: PLACE } })
      : new Response(null, { status: 200, headers: { 'upload-offset': String(uploadOffset) } });
  });
  class Piece {
    upload: { onprogress?: (event: { readonly loaded: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #from = 0;
    #end = 0;
    open(method: string) {
      log.push(method);
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'upload-offset') this.#from = Number(value);
    }
    getResponseHeader = () => String(this.#end);
    abort() {
      log.push('aborted');
      this.onabort?.();
    }
    send(content: Blob) {
      log.push(`from ${this.#from}`);
      this.#end = this.#from + content.size;
      const outcome = answers.shift();
      this.upload.onprogress?.({ loaded: 4 });
      if (outcome === 'wait') return;
      this.status = outcome === 'taken' ? 204 : 0;
      queueMicrotask(() => (outcome === 'taken' ? this.onload?.() : this.onerror?.()));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Piece);
  return log;
}

function open() {
  const answers = adasData({
    'select record_files': { data: [] },
    'rpc add_record_file': { data: null },
  });
  const { requests: calls, user } = renderPart(
    <FilesTab of={{ noun: contact, id: ID }} userId={ada.userId} />,
    answers,
  );
  const added = () =>
    calls.filter(({ name }) => name === 'rpc add_record_file').map(({ args }) => args[0]);
  return { added, user };
}

function drop(name: string, fileText = 'Unit,Rent') {
  const zone = screen.getByRole('button', { name: 'Add files' }).parentElement;
  if (zone === null) throw new Error('There is nothing to drop on.');
  const files = [new File([fileText], name)];
  const dataTransfer = { types: ['Files'], files };
  expect(fireEvent.dragOver(zone, { dataTransfer })).toBe(false);
  fireEvent.drop(zone, { dataTransfer });
}

afterEach(() => vi.unstubAllGlobals());

describe('file dropped on a record', () => {
  it('is uploaded and attached to the record', async () => {
    const log = serve(['taken']);
    const { added } = open();
    drop('rent-roll.csv');
    await waitFor(() =>
      expect(added()).toEqual([
        expect.objectContaining({ p_kind: 'contacts', p_record_id: ID, p_name: 'rent-roll.csv' }),
      ]),
    );
    expect(log).toEqual(['POST', 'PATCH', 'from 0']);
    await waitFor(() => expect(screen.queryByText('rent-roll.csv')).toBeNull());
  });

  it("resumes from the server's offset after a connection error", async () => {
    const log = serve(['broken', 'taken'], 4);
    const { added, user } = open();
    drop('rent-roll.csv');
    expect(await screen.findByText(/Retry to resume where it stopped/)).toBeVisible();
    expect(added()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Resume rent-roll.csv' }));
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(log).toEqual(['POST', 'PATCH', 'from 0', 'HEAD', 'PATCH', 'from 4']);
  });

  it('shows upload progress and stops when removed', async () => {
    const log = serve(['wait']);
    const { added, user } = open();
    drop('rent-roll.csv');
    const bar = await screen.findByRole('progressbar', { name: 'Uploading rent-roll.csv' });
    await waitFor(() => expect(bar).toHaveValue(4));
    await user.click(screen.getByRole('button', { name: 'Remove rent-roll.csv' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(log.at(-1)).toBe('aborted');
    expect(added()).toEqual([]);
  });

  it("is rejected before upload if the type isn't allowed", async () => {
    const log = serve([]);
    open();
    drop('setup.exe');
    expect(await screen.findByText(/Only images, PDF, Office files/)).toBeVisible();
    expect(log).toEqual([]);
  });
});
