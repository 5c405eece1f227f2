import { createContext } from 'react';
import type { ChatDesk } from './create-desk';

/** Null if the user cannot chat: before the address is confirmed, and for visitors. */
export const ChatContext = createContext<ChatDesk | null>(null);
