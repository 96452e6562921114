import { PlainPage } from '../plain-page';
import OwnErrorPage from './error';

export default function PublicErrorPage() {
  return (
    <PlainPage>
      <OwnErrorPage />
    </PlainPage>
  );
}
