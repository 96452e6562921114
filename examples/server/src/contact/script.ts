import { raw } from 'hono/html';

/**
 * What the page does besides, where scripts run: says to the dashboard around it that it is there and how tall it is,
 * checks lengths before anything is sent, and keeps a message that the server cannot be reached for.
 */
export const contactScript = raw(`
  if (parent !== window) {
    new ResizeObserver(() =>
      parent.postMessage({ chatdeck: 'contact', height: document.body.getBoundingClientRect().height }, '*'),
    ).observe(document.body);
  }
  if (document.hasFocus()) document.querySelector('[role=alert]:not([hidden]), [role=status]')?.focus();
  const form = document.querySelector('form');
  if (form) {
    const alert = document.querySelector('[role=alert]');
    const button = form.querySelector('button');
    const label = button.textContent;
    const number = (count) => count.toLocaleString('en-US');
    for (const field of form.querySelectorAll('[data-longest]')) {
      const error = document.getElementById(field.id + '-error');
      field.addEventListener('input', () => {
        const most = Number(field.dataset.longest);
        const over = field.value.trim().length - most;
        const characters = over === 1 ? '1 character' : number(over) + ' characters';
        const text = over > 0 ? 'Shorten your ' + field.name + ' by ' + characters + '. It can have up to ' + number(most) + '.' : '';
        field.setCustomValidity(text);
        field.setAttribute('aria-invalid', String(over > 0));
        error.textContent = text;
      });
    }
    const setBusy = (isBusy) => {
      button.disabled = isBusy;
      button.textContent = isBusy ? button.dataset.busy : label;
    };
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (button.disabled) return;
      alert.hidden = true;
      setBusy(true);
      try {
        await fetch(location.pathname, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
        form.submit();
      } catch {
        setBusy(false);
        alert.textContent = 'We can’t reach the server. Your message is still here. Check your connection and try again.';
        alert.hidden = false;
        alert.focus();
      }
    });
    addEventListener('pageshow', () => setBusy(false));
  }
`);
