import type { Values } from './fields';

/** The open window with what is typed, of plain elements: less than what Chatdeck draws. */
export function PlainPreview({ look }: { look: Values }) {
  return (
    <aside className="preview" data-preview>
      <header style={{ background: look.titleColor, color: look.titleFontColor }}>{look.onlineTitle}</header>
      <div>
        <p>{look.autoResponseMessage}</p>
        <p>{look.browserSideAuthorLabel}</p>
        <p>Hi! Do you ship to Canada?</p>
      </div>
      <footer>
        <span>{look.onlineMessagePlaceholder}</span>
        <b>{look.defaultSendBtnLabel}</b>
      </footer>
      {look.displayPrivacyPolicy && <a href={look.privacyPolicyLinkURL}>{look.privacyPolicyLinkText}</a>}
    </aside>
  );
}
