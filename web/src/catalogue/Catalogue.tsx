import { Toaster } from '../ui/toast';
import { EXHIBITS } from './exhibits';

/** Every component with every state, one under the other. */
export function Catalogue({ theme }: { theme: string }) {
  return (
    <main className="mx-auto max-w-[880px] px-4 py-8 sm:px-8">
      <h1 className="text-28 font-strong">Catalogue, {theme}</h1>
      {EXHIBITS.map(({ component, states }) => (
        <section key={component} aria-labelledby={`of-${component}`} className="mt-12">
          <h2
            id={`of-${component}`}
            className="mb-4 border-b border-border pb-2 text-20 font-strong"
          >
            {component}
          </h2>
          <div className="flex flex-col gap-6">
            {states.map(({ name, node }) => (
              <div key={name} data-exhibit={`${component}, ${name}`}>
                <p className="mb-2 text-12 text-ink-3">{name}</p>
                {node}
              </div>
            ))}
          </div>
        </section>
      ))}
      <Toaster />
    </main>
  );
}
