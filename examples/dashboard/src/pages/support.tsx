import { Support } from 'chatdeck/screens/support';

/** The operator of this dashboard. */
const email = 'support@chatdeck.example';

export default function SupportPage() {
  return <Support email={email} />;
}
