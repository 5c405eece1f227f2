import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from './sections';

/** Where a section begins, in pixels below the top of the window. */
type Place = { id: SectionId; top: number };

/** How far down the window somebody reads. */
const READ_AT = 0.4;

type Sight = { height: number; atStart: boolean; atEnd: boolean };

/**
 * The current section: the last one that begins in the upper two fifths of the window. Before anything is scrolled it is the
 * first, which may be so short that the next one begins there, too; at the end of the page it is the last, which may be
 * too short to ever get there.
 */
export function sectionInSight(
  places: readonly Place[],
  { height, atStart, atEnd }: Sight,
): SectionId | null {
  if (atStart) return places[0]?.id ?? null;
  if (atEnd) return places.at(-1)?.id ?? null;
  const begun = places.filter(({ top }) => top <= height * READ_AT);
  return (begun.at(-1) ?? places[0])?.id ?? null;
}

/** The section of the page that is being read, as it is scrolled. */
export function useSectionInSight(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => setCurrent(sectionInSight(placesNow(), windowNow()));
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  return current;
}

function placesNow(): Place[] {
  return (Object.keys(SECTIONS) as SectionId[]).flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
  });
}

function windowNow(): Sight {
  const { innerHeight: height, scrollY } = window;
  const end = document.documentElement.scrollHeight - height;
  return { height, atStart: scrollY <= 0, atEnd: scrollY > 0 && scrollY >= end - 1 };
}
