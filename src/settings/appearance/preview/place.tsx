/** The preview's place while it is on its way. */
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
