import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from '../session/theme';

/** The chosen theme and how to choose another. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const [theme, setTheme] = useState(() => readTheme(window.localStorage));
  const choose = (next: Theme) => {
    chooseTheme(window.localStorage, document.documentElement, next);
    setTheme(next);
  };
  return [theme, choose];
}
