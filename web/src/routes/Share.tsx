import { useParams } from 'react-router';
import { SharePage } from '../features/share/SharePage';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';
import { Logo } from '../ui/Logo';

/** /share/:token, for people without an account: nothing around it but whose product it is. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[680px] flex-col px-4 sm:px-6">
      <div className="flex h-14 items-center">
        <Logo />
      </div>
      <main id="main" className="flex-1 py-4">
        <Island name="share">
          <SharePage token={token} title={(text) => <PageTitle title={text} />} />
        </Island>
      </main>
      <footer className="border-t border-border py-6 text-13 text-ink-3">
        Decision support. Read the evidence before deciding.
      </footer>
    </div>
  );
}
