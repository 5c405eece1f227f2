import type { OwnTerm } from '@candor/domain/model/term';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ImportNote } from '../features/terms/ImportNote';
import { TermDialog } from '../features/terms/TermDialog';
import { TermFile } from '../features/terms/TermFile';
import { TermSkeleton } from '../features/terms/TermSkeleton';
import { TermTable } from '../features/terms/TermTable';
import { useImport } from '../features/terms/use-import';
import { useForgetTerm, useTerms } from '../features/terms/use-terms';
import { paths } from '../paths';
import { ListFailed } from '../session/ListFailed';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { formatCount } from '../ui/format';
import { ListOutline } from '../ui/ListOutline';
import { useFocusKept } from '../ui/use-focus-kept';

/** /own-terms: the words that this account taught Candor. */
export function Component() {
  const list = useTerms();
  const forget = useForgetTerm();
  const bring = useImport();
  const [editing, setEditing] = useState<OwnTerm | 'new' | null>(null);
  const terms = list.data?.terms ?? [];
  const kept = useFocusKept<HTMLElement>(`${terms.length} ${editing === null}`);
  if (useHeld(list.isPending)) return null;

  const full = list.data !== undefined && terms.length >= list.data.limit;
  const teach = (
    <Button
      variant="primary"
      icon={Plus}
      disabled={full || list.isPending}
      title={full ? 'The list is full: forget a term first' : undefined}
      onClick={() => setEditing('new')}
      className="max-sm:w-full"
    >
      Teach a term
    </Button>
  );
  const file = <TermFile terms={terms} importing={bring.isPending} onFile={bring.mutate} />;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.settings}>Settings</BackLink>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageTitle title="Own terms" className="max-sm:mr-auto" />
        {terms.length > 0 && list.data && (
          <p className="num text-13 text-ink-3">
            {formatCount(terms.length)} of {formatCount(list.data.limit)}
          </p>
        )}
        {(list.isPending || terms.length > 0) && (
          <span className="flex flex-wrap-reverse gap-2 max-sm:order-last max-sm:mt-2 max-sm:w-full sm:ml-auto">
            {file}
            {teach}
          </span>
        )}
        <p className="basis-full text-13 text-ink-2">
          <span className="block max-w-[68ch]">
            Names that your company uses and Candor does not know: products, methods, certificates.
            They count in every scoring of this account from the moment they are taught. Results say
            which version of the list they were scored with.
          </span>
        </p>
      </div>
      <ImportNote imported={bring.data} error={bring.error} onClose={bring.reset} />
      <section {...kept} tabIndex={-1} aria-label="Terms" className="outline-none">
        <Awaited pending={list.isPending} standIn={<TermSkeleton />}>
          {list.isError && !list.data && (
            <ListFailed
              title="Your terms could not be loaded"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && terms.length === 0 && (
            <EmptyState
              title="No terms taught yet"
              outline={<ListOutline />}
              action={
                <span className="flex flex-wrap justify-center gap-2 max-sm:flex-col">
                  {teach}
                  {file}
                </span>
              }
            >
              Where a job asks for something that Candor does not know, the review of its
              requirements offers to teach it, too.
            </EmptyState>
          )}
          {terms.length > 0 && (
            <TermTable terms={terms} onEdit={setEditing} onForget={(term) => forget.mutate(term)} />
          )}
        </Awaited>
      </section>
      {editing !== null && (
        <TermDialog term={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}
