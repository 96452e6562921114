import { ready, type ChangePasswordProps } from 'chatdeck/model';
import { ChangePassword } from 'chatdeck/screens/password';
import { useState } from 'react';

export function OwnChangePassword() {
  const [status, setStatus] = useState<ChangePasswordProps['form']['status']>('idle');
  return <ChangePassword email={ready('dana@acme.test')} form={{ status, onSubmit: () => setStatus('done') }} />;
}
