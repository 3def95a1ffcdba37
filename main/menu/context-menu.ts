import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { isOwnPage } from '../guards/own-page.ts';
import { tidyMenu } from './tidy-menu.ts';

/** What a context menu needs to know about the place that was clicked. */
export type ContextFacts = Pick<
  ContextMenuParams,
  | 'dictionarySuggestions'
  | 'editFlags'
  | 'isEditable'
  | 'linkURL'
  | 'misspelledWord'
  | 'selectionText'
>;

export interface ContextActions {
  replaceMisspelling(word: string): void;
  addToDictionary(word: string): void;
  copyLink(address: string): void;
  openLink(address: string): void;
}

type Item = MenuItemConstructorOptions;

const separator: Item = { type: 'separator' };
const MAX_SUGGESTIONS = 5;

/** Returns the context menu of a page; empty if nothing can be done there. */
export function contextMenuTemplate(facts: ContextFacts, actions: ContextActions): Item[] {
  return tidyMenu([
    ...spellingItems(facts, actions),
    separator,
    ...linkItems(facts, actions),
    separator,
    ...editItems(facts),
  ]);
}

function spellingItems(
  { misspelledWord, dictionarySuggestions }: ContextFacts,
  actions: ContextActions,
) {
  if (misspelledWord === '') return [];
  const suggestions = dictionarySuggestions
    .slice(0, MAX_SUGGESTIONS)
    .map((word): Item => ({ label: word, click: () => actions.replaceMisspelling(word) }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: 'No suggestions', enabled: false }]),
    separator,
    { label: 'Add to Dictionary', click: () => actions.addToDictionary(misspelledWord) },
  ];
}

function linkItems({ linkURL }: ContextFacts, actions: ContextActions): Item[] {
  if (linkURL === '') return [];
  return isOwnPage(linkURL)
    ? [{ label: 'Open in New Window', click: () => actions.openLink(linkURL) }]
    : [
        { label: 'Open Link in Browser', click: () => actions.openLink(linkURL) },
        { label: 'Copy Link', click: () => actions.copyLink(linkURL) },
      ];
}

function editItems({ isEditable, editFlags, selectionText }: ContextFacts): Item[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy' }];
  return [
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    separator,
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}
