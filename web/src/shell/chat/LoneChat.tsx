import { ChatProvider } from '../../chat/ChatProvider';
import { NotificationsProvider } from '../../features/notifications/NotificationsProvider';
import { Reads } from '../../session/Reads';
import { Toaster } from '../../ui/toast';
import { Chat } from './Chat';

/** The chat with all that the application's frame otherwise has around it. */
export function LoneChat() {
  return (
    <Reads>
      <NotificationsProvider>
        <ChatProvider>
          <Chat />
          <Toaster />
        </ChatProvider>
      </NotificationsProvider>
    </Reads>
  );
}
