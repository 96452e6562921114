import { ChatdeckTheme, Login, type ChatdeckThemeProps } from 'chatdeck';
import { makeForm } from 'chatdeck/testing';
import { ConfirmDialog } from 'chatdeck/ui';

/** What a page is given in its attributes. */
export interface Given {
  accent?: string | undefined;
  /** `outside` is a page that is dark itself, around a theme that names no appearance. */
  appearance?: string | undefined;
  nonce?: string | undefined;
}

const login = (className: string) => <Login form={makeForm({ email: '', password: '' })} className={className} />;

/** A screen with a primary button and links, a theme in the theme, and a dialog. */
export function Branded({ accent, appearance, nonce }: Given) {
  const isOutside = appearance === 'outside';
  const look = isOutside ? {} : { appearance: appearance as ChatdeckThemeProps['appearance'] };
  return (
    <div className={isOutside ? 'dark' : ''}>
      <ChatdeckTheme
        {...look}
        {...(accent && { accentColor: accent })}
        nonce={nonce}
        hrefFor={({ name }) => `#${name}`}
        onNavigate={() => undefined}
      >
        {login('outer')}
        <ChatdeckTheme radius="full">{login('nested')}</ChatdeckTheme>
        <ConfirmDialog
          open={!isOutside}
          onOpenChange={() => undefined}
          title="Delete?"
          confirmLabel="Confirm"
          onConfirm={() => undefined}
        />
      </ChatdeckTheme>
    </div>
  );
}
