import 'chatdeck/styles.css';
import { ChatdeckTheme, Login } from 'chatdeck';
import { createRoot } from 'react-dom/client';

const form = { value: { email: '', password: '' }, onEdit() {}, errors: {}, status: 'idle' as const, onSubmit() {} };

/** A host that takes one screen from the entry with all of them. */
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ChatdeckTheme>
      <Login form={form} />
    </ChatdeckTheme>,
  );
}
