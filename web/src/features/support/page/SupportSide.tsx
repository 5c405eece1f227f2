import { BookOpen, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/use-config';
import { Card } from '../../../ui/Card';

const LINK =
  'inline-flex items-center gap-2 text-13 font-medium hover:underline pointer-coarse:min-h-11';

/** What helps without asking anybody. `status` shows how the service is. */
export function SupportSide({ status }: { status: ReactNode }) {
  const config = useConfig();
  const address = config?.support_email ?? config?.contact_email;
  return (
    <Card aria-labelledby="side-title" className="px-4 py-4 sm:px-6 lg:px-5">
      <h2 id="side-title" className="mb-3 text-16 font-strong">
        More help
      </h2>
      <ul className="flex flex-col gap-3">
        <li>
          <a href={paths.apiDocumentation} className={LINK}>
            <BookOpen size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
            Documentation
          </a>
        </li>
        {address && (
          <li>
            <a href={`mailto:${address}`} className={`${LINK} max-w-full wrap-anywhere`}>
              <Mail size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
              {address}
            </a>
          </li>
        )}
      </ul>
      <h3 className="mt-4 mb-1 border-t border-hairline pt-3 text-13 font-medium">Service</h3>
      {status}
    </Card>
  );
}
