import { ForgotPassword } from 'chatdeck/screens/password';
import { useForgotPassword } from 'chatdeck/hooks';

export default function ForgotPasswordPage() {
  return <ForgotPassword {...useForgotPassword()} />;
}
