import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'chatdeck/styles.css';
import './font.css';
import './page.css';
import { App } from './app';
import { keepScroll } from './scroll';

keepScroll();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
