import { cva } from 'class-variance-authority';
import { memo } from 'react';

const words = cva(null, {
  variants: { size: { '1': '', '2': 'cd-site-large' }, width: { full: '', part: 'cd-site-part' } },
});

/** A page of some website, so that the widget stands where it will stand. */
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
        <b className={words({ size: '2' })} />
        <b className={words({ size: '2', width: 'part' })} />
        <b />
        <b className={words({ width: 'part' })} />
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
        <b className={words({ width: 'part' })} />
      </div>
    </div>
  );
});

function Card() {
  return (
    <div className="cd-site-card">
      <b className="cd-site-picture" />
      <b />
      <b className={words({ width: 'part' })} />
    </div>
  );
}
