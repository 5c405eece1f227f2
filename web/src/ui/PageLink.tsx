import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Kept in the history if the application follows the link. */
  state?: unknown;
};

/**
 * Follows links inside the application without reloading the page. Components that also appear on pages without the
 * application's router use PageLink, which is a plain link unless an ancestor provides another way.
 */
export const PageLinkContext = createContext<ComponentType<PageLinkProps> | null>(null);

/** A link to a page of ours. */
export function PageLink({ state, ...props }: PageLinkProps) {
  const Follow = use(PageLinkContext);
  return Follow ? <Follow state={state} {...props} /> : <a {...props} />;
}
