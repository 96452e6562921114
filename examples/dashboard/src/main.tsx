import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import 'chatdeck/styles.css';
import './font.css';
import './page.css';
import { App } from './app';
import { isFramed } from './framed/is-framed';
import { keepScroll } from './scroll';

keepScroll();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
const reactRoot = createRoot(root);
if (isFramed) void import('./framed/app').then(({ FramedApp }) => show(<FramedApp />));
else show(<App />);

function show(app: ReactNode) {
  reactRoot.render(<StrictMode>{app}</StrictMode>);
}
