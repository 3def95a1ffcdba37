import '@blueprintjs/core/lib/css/blueprint.css';
import './tokens.css';
import './fonts.css';
import './base.css';
import './blueprint.css';
