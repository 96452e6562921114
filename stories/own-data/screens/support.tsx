import { Support } from 'chatdeck/screens/support';

export function OwnSupport() {
  return <Support email="help@acme.test" />;
}
