import { expect, test, vi } from 'vitest';
import { type ContextFacts, contextMenuTemplate } from './context-menu.ts';

const editFlags = {
  canUndo: true,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};

function menu(facts: Partial<ContextFacts> = {}) {
  const actions = {
    replaceMisspelling: vi.fn(),
    addToDictionary: vi.fn(),
    copyLink: vi.fn(),
    openLink: vi.fn(),
  };
  const usual: ContextFacts = {
    dictionarySuggestions: [],
    editFlags,
    isEditable: false,
    linkURL: '',
    misspelledWord: '',
    selectionText: '',
  };
  const items = contextMenuTemplate({ ...usual, ...facts }, actions);
  const choose = (label: string) => {
    const item = items.find((one) => one.label === label);
    (item?.click as (() => void) | undefined)?.();
  };
  return {
    items,
    actions,
    choose,
    names: items.map(({ label, role, type }) => label ?? role ?? type),
  };
}

test('has no items where nothing can be edited, copied, or opened', () => {
  expect(menu().items).toEqual([]);
  expect(menu({ selectionText: '  ' }).items).toEqual([]);
});

test('offers to copy selected text', () => {
  expect(menu({ selectionText: 'Rent roll' }).names).toEqual(['copy']);
});

test('offers editing in a field and disables unavailable commands', () => {
  const { names, items } = menu({ isEditable: true, editFlags: { ...editFlags, canCut: false } });
  expect(names).toEqual(['cut', 'copy', 'paste', 'separator', 'selectAll']);
  expect(items[0]?.enabled).toBe(false);
});

test('offers at most five spelling suggestions and the dictionary', () => {
  const dictionarySuggestions = ['one', 'two', 'three', 'four', 'five', 'six'];
  const { names, actions, choose } = menu({ misspelledWord: 'onne', dictionarySuggestions });
  expect(names).toEqual(['one', 'two', 'three', 'four', 'five', 'separator', 'Add to Dictionary']);
  choose('two');
  choose('Add to Dictionary');
  expect(actions.replaceMisspelling).toHaveBeenCalledWith('two');
  expect(actions.addToDictionary).toHaveBeenCalledWith('onne');
});

test('shows a note if a misspelled word has no suggestions', () => {
  expect(menu({ misspelledWord: 'xqz' }).names).toEqual([
    'No suggestions',
    'separator',
    'Add to Dictionary',
  ]);
});

test('opens a page of the app in a window and copies only outside addresses', () => {
  const own = menu({ linkURL: 'app://haven/messages' });
  expect(own.names).toEqual(['Open in New Window']);
  const outside = menu({ linkURL: 'https://example.com/a' });
  expect(outside.names).toEqual(['Open Link in Browser', 'Copy Link']);
  outside.choose('Copy Link');
  expect(outside.actions.copyLink).toHaveBeenCalledWith('https://example.com/a');
});
