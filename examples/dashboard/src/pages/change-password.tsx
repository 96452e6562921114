import { ChangePassword } from 'chatdeck/screens/password';
import { useChangePassword } from 'chatdeck/hooks';

export default function ChangePasswordPage() {
  return <ChangePassword {...useChangePassword()} />;
}
