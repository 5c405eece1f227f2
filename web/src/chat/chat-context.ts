import { createContext } from 'react';
import type { ChatDesk } from './create-desk';

/** Null where nobody can chat: before an address is confirmed, and for visitors. */
export const ChatContext = createContext<ChatDesk | null>(null);
