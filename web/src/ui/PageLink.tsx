import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * Follows links inside the application without loading the page anew. Parts that also stand on pages without the
 * application's router use PageLink, which is a plain link unless a frame above provides another way.
 */
export const PageLinkContext = createContext<ComponentType<Anchor> | null>(null);

/** A link to a page of ours. */
export function PageLink(props: Anchor) {
  const Follow = use(PageLinkContext);
  return Follow ? <Follow {...props} /> : <a {...props} />;
}
