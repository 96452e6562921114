import { Support } from 'chatdeck/screens/support';

/** Of whoever runs this dashboard. */
const email = 'support@chatdeck.example';

export default function SupportPage() {
  return <Support email={email} />;
}
