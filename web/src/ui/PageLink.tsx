import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Carried along in the history where the application follows the link. */
  state?: unknown;
};

/**
 * Follows links inside the application without loading the page anew. Parts that also stand on pages without the
 * application's router use PageLink, which is a plain link unless a frame above provides another way.
 */
export const PageLinkContext = createContext<ComponentType<PageLinkProps> | null>(null);

/** A link to a page of ours. */
export function PageLink({ state, ...props }: PageLinkProps) {
  const Follow = use(PageLinkContext);
  return Follow ? <Follow state={state} {...props} /> : <a {...props} />;
}
