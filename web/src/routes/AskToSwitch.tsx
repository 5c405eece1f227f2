import { UserRound } from 'lucide-react';
import { BareFrame } from '../shell/BareFrame';
import { FullMessage } from '../shell/FullMessage';
import { Button } from '../ui/Button';
import { OwnAddress } from '../ui/OwnAddress';

type AskToSwitchProps = { email: string; onSwitch: () => void; onStay: () => void };

/**
 * Asks a signed-in user before a link signs them in as somebody else: anybody could have sent it, with an account of
 * their own.
 */
export function AskToSwitch({ email, onSwitch, onStay }: AskToSwitchProps) {
  return (
    <BareFrame>
      <FullMessage
        icon={UserRound}
        title="You are signed in already"
        actions={
          <>
            <Button variant="primary" size="lg" onClick={onStay}>
              Stay signed in
            </Button>
            <Button size="lg" onClick={onSwitch}>
              Sign in with the link
            </Button>
          </>
        }
      >
        <p>
          You are signed in as <OwnAddress end=".">{email}</OwnAddress> The link that you followed
          signs you in from your ATS, perhaps with another account. Continue only if you opened it
          there yourself.
        </p>
      </FullMessage>
    </BareFrame>
  );
}
