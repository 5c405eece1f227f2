import { ServiceCard } from '../features/health/ServiceCard';

/**
 * The footer of the application: service health, and what a score is for; next to the chat button if there is one.
 */
export function AppFooter() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border px-4 py-4 text-12 text-ink-3 sm:px-6 sm:has-[~[data-chat-dock]]:pr-24 print:border-0 print:px-0">
      <span className="print:hidden">
        <ServiceCard />
      </span>
      <p className="lg:ml-auto">Decision support. Read the evidence before deciding.</p>
    </footer>
  );
}
