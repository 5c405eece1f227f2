import { createContext } from 'react';
import type { LazyChat } from './create-lazy-chat';

/** Null if the user cannot chat: before the address is confirmed, and for visitors. */
export const ChatContext = createContext<LazyChat | null>(null);
