import { ErrorPage, Support } from 'chatdeck/screens/support';
import type { Rows } from '../row';

const entry = 'screens/support';

export const supportRows = {
  Support: {
    entry,
    sample: () => <Support email="support@chatdeck.example" />,
    places: { support: [{ path: '/support', title: 'Support' }] },
  },
  ErrorPage: {
    entry,
    sample: () => <ErrorPage />,
    places: { error: [{ path: '/error', title: 'Error' }] },
  },
} satisfies Rows<'Support' | 'ErrorPage'>;
