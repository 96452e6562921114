import { Link } from 'chatdeck/ui';
import { PlainPage } from '../plain-page';
import SupportPage from './support';

export default function PublicSupportPage() {
  return (
    <PlainPage>
      <SupportPage />
      <Link to={{ name: 'login' }}>Back to login</Link>
    </PlainPage>
  );
}
