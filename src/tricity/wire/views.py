"""What eyes see, as the games describe it."""

from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from tricity.games.microcity.components import Components as MicrocityComponents
from tricity.games.microcity.view import View as MicrocityView
from tricity.games.pointcity.components import Components as PointCityComponents
from tricity.games.pointcity.view import View as PointCityView
from tricity.games.thecity.components import Components as TheCityComponents
from tricity.games.thecity.view import View as TheCityView

View = Annotated[PointCityView | TheCityView | MicrocityView, Field(discriminator="game")]
Components = Annotated[
    PointCityComponents | TheCityComponents | MicrocityComponents, Field(discriminator="game")
]

VIEW: TypeAdapter[Any] = TypeAdapter(View)
