import { Upgraded } from 'chatdeck/screens/upgrade';

export default function UpgradedPage() {
  return <Upgraded />;
}
