import '@blueprintjs/core/lib/css/blueprint.css';
import '../../kit/theme/index.ts';
import './blueprint.css';
