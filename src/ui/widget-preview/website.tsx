import { memo } from 'react';

/** A sample website page, so that the widget is shown in its place. */
export const Website = memo(function Website({ device }: { device: 'desktop' | 'phone' }) {
  return (
    <div className="cd-site" aria-hidden="true">
      {device === 'desktop' && (
        <div className="cd-site-browser">
          <i />
          <i />
          <i />
          <b />
        </div>
      )}
      <div className="cd-site-bar">
        <b className="cd-site-mark" />
        <span className="cd-site-links">
          <b />
          <b />
          <b />
        </span>
      </div>
      <div className="cd-site-hero">
        <b className="cd-site-large" />
        <b className="cd-site-large cd-site-part" />
        <b />
        <b className="cd-site-part" />
        <b className="cd-site-action" />
      </div>
      <div className="cd-site-cards">
        <Card />
        <Card />
        <Card />
      </div>
      <div className="cd-site-lines">
        <b />
        <b />
        <b className="cd-site-part" />
      </div>
    </div>
  );
});

function Card() {
  return (
    <div className="cd-site-card">
      <b className="cd-site-picture" />
      <b />
      <b className="cd-site-part" />
    </div>
  );
}
