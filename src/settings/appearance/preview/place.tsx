/** Placeholder for the preview while it loads. */
export function PreviewPlace() {
  return (
    <div className="cd-preview-panel" aria-hidden="true">
      <div className="cd-states" />
      <div className="cd-preview">
        <div className="cd-preview-stage">
          <div className="cd-preview-page" />
        </div>
      </div>
    </div>
  );
}
