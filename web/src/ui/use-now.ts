import { useEffect, useState } from 'react';

/** The time, refreshed every this many milliseconds while `running`. */
export function useNow(every: number, running = true): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!running) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every, running]);
  return now;
}
