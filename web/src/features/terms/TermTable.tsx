import type { OwnTerm } from '@candor/domain/model/term';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { Cell, Head, Table } from '../../ui/Table';
import { WIDTHS } from './term-widths';
import { KIND_WORDS } from './term-words';

type TermTableProps = {
  terms: readonly OwnTerm[];
  onEdit: (term: OwnTerm) => void;
  onForget: (term: OwnTerm) => void;
};

/** The terms by name, with what each stands for. On a phone a row becomes a few lines. */
export function TermTable({ terms, onEdit, onForget }: TermTableProps) {
  return (
    <Table caption="Own terms, by name" className="table-fixed">
      <thead>
        <tr>
          <Head className={WIDTHS.term}>Term</Head>
          <Head className={WIDTHS.aliases}>Also written as</Head>
          <Head className={WIDTHS.shows}>Knowing it shows</Head>
          <Head end className={WIDTHS.actions}>
            <span className="sr-only">Edit or forget</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term.id} className="hover:[&>td]:bg-row-hover">
            <Cell className="py-2.5 pl-0 align-top">
              <span className="block break-words font-medium">{term.name}</span>
              <span className="block text-12 text-ink-3">{KIND_WORDS[term.kind]}</span>
              <Few items={term.aliases} lead="Also " className="text-12 sm:hidden" />
              <Few items={term.broader} lead="Shows " className="text-12 sm:hidden" />
              <Few items={term.related} lead="Close to " className="text-12" />
              <Few items={term.context} lead="Only near " className="text-12" />
            </Cell>
            <Cell className="hidden py-2.5 align-top sm:table-cell">
              {term.aliases.length === 0 && <None />}
              <Few items={term.aliases} className="text-13" />
            </Cell>
            <Cell className="hidden py-2.5 align-top sm:table-cell">
              {term.broader.length === 0 && <None />}
              <Few items={term.broader} className="text-13" />
            </Cell>
            <Cell end className="pr-0 align-top">
              <span className="flex justify-end pt-1 pointer-coarse:-mt-0.5 pointer-coarse:pt-0">
                <IconButton
                  label={`Edit ${term.name}`}
                  icon={Pencil}
                  onClick={() => onEdit(term)}
                />
                <IconButton
                  label={`Forget ${term.name}`}
                  icon={Trash2}
                  onClick={() => onForget(term)}
                />
              </span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type FewProps = { items: readonly string[]; lead?: string; className: string };

function Few({ items, lead = '', className }: FewProps) {
  if (items.length === 0) return null;
  return (
    <span className={`block break-words text-ink-2 ${className}`}>
      {lead}
      {items.join(', ')}
    </span>
  );
}

function None() {
  return (
    <span className="text-ink-3">
      <span aria-hidden>-</span>
      <span className="sr-only">none</span>
    </span>
  );
}
