import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Theme } from '../session/theme';
import { Catalogue } from './Catalogue';
import { SideBySide } from './SideBySide';
import '../styles.css';

// Opened with `?theme=light` or `?theme=dark` it shows everything in that theme, without it both beside each other.
const theme = Theme.safeParse(new URLSearchParams(window.location.search).get('theme')).data;
if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>{theme ? <Catalogue theme={theme} /> : <SideBySide />}</MemoryRouter>
  </StrictMode>,
);
