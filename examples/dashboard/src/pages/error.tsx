import { ErrorPage } from 'chatdeck/screens/support';

export default function OwnErrorPage() {
  return <ErrorPage />;
}
