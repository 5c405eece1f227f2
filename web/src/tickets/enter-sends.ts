import type { KeyboardEvent } from 'react';

/** What the keys do in a field whose text is sent as a message. */
export const ENTER_SENDS = 'Enter sends, Shift+Enter makes a new line.';

/** The code of a press that an input method has taken (UI Events, legacy key attributes). For the one that confirms a word Safari has no other sign. */
const TAKEN_BY_INPUT_METHOD = 229;

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'> & {
  nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>;
};

/** Whether a press sends the message. Enter also confirms a word in an input method, and sends nothing then. */
export function isSendKey({ key, shiftKey, nativeEvent }: Press): boolean {
  const isConfirming = nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
  return key === 'Enter' && !shiftKey && !isConfirming;
}
