import { expose } from '../../render/harness';
import '../plain-grid.css';
import { nameOf, rows, valueOf, widgets } from '../settings';

expose(() => (
  <div className="grid">
    <div className="grid-line grid-head">
      <div className="grid-side">Setting</div>
      {widgets.map(({ widgetId, name }) => (
        <div key={widgetId} className="grid-cell">
          {name}
        </div>
      ))}
    </div>
    {rows.map((row) => (
      <div key={nameOf(row)} className="grid-line">
        <div className="grid-side">{nameOf(row)}</div>
        {widgets.map((widget) => (
          <div key={widget.widgetId} className="grid-cell">
            {valueOf(row, widget)}
          </div>
        ))}
      </div>
    ))}
  </div>
));
