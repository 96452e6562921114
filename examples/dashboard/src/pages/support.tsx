import { Support } from 'chatdeck/screens/support';
import { useContext } from 'react';
import { SupportEmailContext } from '../support-email';

export default function SupportPage() {
  return <Support email={useContext(SupportEmailContext)} />;
}
