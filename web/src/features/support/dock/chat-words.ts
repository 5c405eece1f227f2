import { RECONNECT_WAITS_MS } from '../../../chat/chat-rules';
import type { ChatState } from '../../../chat/chat-state';

/** How the connection stands, in words. */
export function connectionWords({ ended, phase, connectionAttempts }: ChatState): string {
  if (ended) return 'Ended';
  if (phase === 'connected') return 'Connected';
  if (phase === 'connecting') return 'Connecting...';
  if (phase === 'reconnecting')
    return `Reconnecting, ${connectionAttempts} of ${RECONNECT_WAITS_MS.length}`;
  return 'Not connected';
}

/** Why nothing can be sent right now; null when it can. */
export function whyNotSending({ isConnected, sending }: ChatState): string | null {
  if (sending) return 'Sending...';
  return isConnected ? null : 'You can send once the chat is connected.';
}
