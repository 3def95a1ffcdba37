import type { HeaderItem } from '../../../session/header/headerItem.ts';
import { MessagesButton } from './MessagesButton.tsx';

export const header: HeaderItem = { place: 10, Component: MessagesButton };
