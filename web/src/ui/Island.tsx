import type { ReactNode } from 'react';

type IslandProps = {
  name: string;
  /** What the part needs to be rendered again in the browser, as plain JSON. */
  props?: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/** A part of a page that hydrates by itself if the page is served prerendered. */
export function Island({ name, props = {}, children }: IslandProps) {
  return (
    <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
